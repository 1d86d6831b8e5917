import { blockModelName, blockTypes } from '@/lib/content/aem/blocks';
import { colorText, image, label, linkText, nameText, plainText, timeWindow } from './shared';
import { defineModel } from './types';

export const campaignModel = defineModel({
  title: 'Campaign',
  description: label(
    'A page of a campaign; the name of the fragment is its address, /c/{name}',
    'Une page de campagne; le nom du fragment est son adresse, /c/{nom}',
  ),
  folder: 'campaign',
  fields: [
    {
      name: 'campaignTitle',
      label: label('Title', 'Titre'),
      required: true,
      ...nameText,
      hint: label('For browsers, search and sharing', 'Pour les navigateurs, la recherche et le partage'),
    },
    {
      name: 'campaignDescription',
      label: label('Description', 'Description'),
      ...plainText,
      hint: label(
        'One or two sentences for search engines',
        'Une ou deux phrases pour les moteurs de recherche',
      ),
    },
    {
      name: 'campaignImage',
      label: label('Picture to share', 'Image de partage'),
      ...image,
      hint: label('Empty shows the brand’s picture', 'Vide, l’image est celle de la marque'),
    },
    {
      name: 'campaignColor',
      label: label('Color', 'Couleur'),
      ...colorText,
      hint: label(
        'Of the opening, of claims without a picture, of the countdown and behind texts beside a picture; empty shows the brand’s yellow',
        'Celle de l’ouverture, des slogans sans image, du compte à rebours et derrière les textes à côté d’une image; vide, c’est le jaune de la marque',
      ),
    },
    ...timeWindow,
    {
      name: 'campaignAfter',
      label: label('Address afterwards', 'Adresse par la suite'),
      ...linkText,
      hint: label(
        'Where the page leads after its end; empty: page not found',
        'Où mène la page après sa fin; vide : page introuvable',
      ),
    },
    {
      name: 'campaignBlocks',
      label: label('Blocks', 'Blocs'),
      type: 'fragment-reference',
      models: blockTypes.map(blockModelName),
      isList: true,
      isEmbedded: true,
      hint: label('The page shows them in this order', 'La page les montre dans cet ordre'),
    },
  ],
});
