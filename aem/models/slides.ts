import { image, label, limits, lineText, linkText, nameText, order, timeWindow, video } from './shared';
import { defineModel } from './types';

const headline = { type: 'single-line-text', maxLength: limits.headline } as const;

export const slidesModel = defineModel({
  title: 'Slides',
  description: label('A slide of the home page', 'Une diapositive de la page d’accueil'),
  folder: 'slides',
  fields: [
    { name: 'slideOrderNumber', label: label('Order', 'Ordre'), ...order },
    { name: 'slideImage', label: label('Image', 'Image'), ...image },
    { name: 'slideMobileImage', label: label('Image for phones', 'Image pour téléphones'), ...image },
    { name: 'slideVideo', label: label('Video', 'Vidéo'), ...video },
    { name: 'slideMobileVideo', label: label('Video for phones', 'Vidéo pour téléphones'), ...video },
    { name: 'slideAltText', label: label('Alternative text', 'Texte de remplacement'), ...lineText },
    { name: 'slideHeadline', label: label('Headline', 'Titre'), ...headline },
    { name: 'slideSubheadline', label: label('Subheadline', 'Sous-titre'), ...lineText },
    { name: 'slideCtaLink', label: label('Link', 'Lien'), ...linkText },
    { name: 'slideCtaLabel', label: label('Label of the link', 'Texte du lien'), ...nameText },
    { name: 'isScaleDownImage', label: label('Show the whole image', 'Image entière'), type: 'boolean' },
    { name: 'isScaleDownVideo', label: label('Show the whole video', 'Vidéo entière'), type: 'boolean' },
    ...timeWindow,
  ],
});
