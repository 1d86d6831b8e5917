import { colorText, image, label, lineText, linkText, nameText, order, plainText, video } from './shared';
import { defineModel } from './types';

export const partnersModel = defineModel({
  title: 'Partners',
  description: label('A partner and its page', 'Un partenaire et sa page'),
  folder: 'partners',
  fields: [
    {
      name: 'partnersOrderNumber',
      label: label('Order', 'Ordre'),
      ...order,
      hint: label('Empty is last', 'Vide, le partenaire vient en dernier'),
    },
    {
      name: 'partnersName',
      label: label('Name', 'Nom'),
      required: true,
      ...nameText,
      hint: label(
        'Makes the address: lower case, spaces as hyphens',
        'Donne l’adresse : en minuscules, des traits d’union pour les espaces',
      ),
    },
    { name: 'partnerThumbnail', label: label('Thumbnail', 'Vignette'), ...image },
    {
      name: 'partnerThumbnailAltText',
      label: label('Alternative text of the thumbnail', 'Texte de remplacement de la vignette'),
      ...lineText,
    },
    { name: 'partnerDescription', label: label('Description', 'Description'), ...plainText },
    { name: 'partnerAboutText', label: label('About', 'À propos'), ...plainText },
    {
      name: 'partnerAccomplishments',
      label: label('Accomplishments', 'Réalisations'),
      ...plainText,
      hint: label('One a block, a blank line between', 'Une par bloc, séparées par une ligne vide'),
    },
    {
      name: 'partnerBannerImage',
      label: label('Banner', 'Bannière'),
      ...image,
      hint: label('Without it the card links nowhere', 'Sans elle, la carte ne mène nulle part'),
    },
    {
      name: 'partnerStatement',
      label: label('Sentence', 'Phrase'),
      ...lineText,
      hint: label(
        'Stands across the page, on the large picture if there is one; two short sentences at most',
        'Traverse la page, sur la grande image s’il y en a une; deux courtes phrases au plus',
      ),
    },
    {
      name: 'partnerMomentImage',
      label: label('Large picture', 'Grande image'),
      ...image,
      hint: label(
        'Wide, with the subject at the right and a calm lower fifth',
        'Large, le sujet à droite, le cinquième inférieur calme',
      ),
    },
    {
      name: 'partnerFavoriteProduct',
      label: label('Product in their cooler', 'Produit dans leur glacière'),
      ...linkText,
      hint: label(
        'The path of a product; hidden where the country does not sell it',
        'Le chemin d’un produit; masqué là où le pays ne le vend pas',
      ),
    },
    { name: 'partnerVideo', label: label('Video', 'Vidéo'), ...video },
    {
      name: 'partnerVideoAltText',
      label: label('Alternative text of the video', 'Texte de remplacement de la vidéo'),
      ...lineText,
    },
    {
      name: 'partnerDetailPageBackgroundColor',
      label: label('Background colour', 'Couleur de fond'),
      ...colorText,
    },
  ],
});
