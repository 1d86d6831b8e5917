import { retailerKeys, retailers } from '@/lib/retailers';
import {
  colorText,
  httpsText,
  image,
  label,
  limits,
  lineText,
  nameText,
  order,
  productLines,
} from './shared';
import { defineModel } from './types';

const altOfImage = label('Alternative text of the image', 'Texte de remplacement de l’image');
const altOfTile = label('Alternative text of the tile', 'Texte de remplacement de la tuile');

export const productModel = defineModel({
  title: 'Product',
  description: label('A flavor of a product line', 'Une saveur d’une gamme'),
  folder: 'product/{categorySlug}',
  fields: [
    { name: 'productName', label: label('Name', 'Nom'), required: true, ...nameText },
    { name: 'productCategory', label: label('Product line', 'Gamme'), ...productLines },
    { name: 'productOrderNumber', label: label('Order', 'Ordre'), ...order },
    {
      name: 'productBackgroundColor',
      label: label('Background colour', 'Couleur de fond'),
      ...colorText,
      hint: label('Empty is #EEEEEE', 'Vide, la couleur est #EEEEEE'),
    },
    { name: 'productImage', label: label('Image', 'Image'), ...image },
    { name: 'productImageAltText', label: altOfImage, ...lineText },
    {
      name: 'categoryTileImage',
      label: label('Tile', 'Tuile'),
      ...image,
      hint: label('Also replaces a missing detail image', 'Remplace aussi une image de détail manquante'),
    },
    { name: 'tileImageAltText', label: altOfTile, ...lineText },
    {
      name: 'productTasteImage',
      label: label('Taste image', 'Image du goût'),
      ...image,
      hint: label(
        'Transparent, about square: its fruit in a splash of its color. Empty: the bottle',
        'Transparente, presque carrée : ses fruits dans une éclaboussure de sa couleur. Vide : la bouteille',
      ),
    },
    { name: 'isContained', label: label('Show the whole tile', 'Tuile entière'), type: 'boolean' },
    {
      name: 'bazaarVoiceProductId',
      label: label('Id at the reviews service', 'Identifiant du service d’avis'),
      type: 'single-line-text',
      maxLength: limits.id,
      hint: label('Empty: no reviews tab', 'Vide : pas d’onglet des avis'),
    },
    {
      name: 'detailImage16oz',
      label: label('Image 16oz', 'Image 16 oz'),
      ...image,
      hint: label('First size of lines that have other sizes', 'Premier format des gammes à autres formats'),
    },
    {
      name: 'detailImage20oz',
      label: label('Image 20oz', 'Image 20 oz'),
      ...image,
      hint: label('Second size', 'Deuxième format'),
    },
    {
      name: 'detailImage28oz',
      label: label('Image 28oz', 'Image 28 oz'),
      ...image,
      hint: label('Third size', 'Troisième format'),
    },
    {
      name: 'detailsTabContent',
      label: label('Details', 'Détails'),
      type: 'multi-line-text',
      defaultType: 'rich-text',
      hint: label(
        'A bullet list. The first three items that no other flavor of the line has are told above it, as taste, character and moment, and leave the list',
        'Une liste à puces. Les trois premiers éléments propres à cette saveur dans sa gamme sont racontés plus haut, comme goût, caractère et moment, et quittent la liste',
      ),
    },
    {
      name: 'nutritionFactsTabContent',
      label: label('Nutrition facts', 'Valeur nutritive'),
      type: 'json-object',
      hint: label('One object, or one per size', 'Un objet, ou un par format'),
      example: {
        '16oz': {
          servingSizeDisclaimer: '1 serving per container',
          calories: 80,
          sodium: '380mg',
          sugar: { total: '20g', addedSugar: '20g' },
          microNutrients: { 'Vitamin C': '100%' },
        },
      },
    },
    {
      name: 'ingredientsTabContent',
      label: label('Ingredients', 'Ingrédients'),
      type: 'json-object',
      hint: label('One text, or one per size', 'Un texte, ou un par format'),
      example: { '16oz': { html: '<p>Water, cane sugar, citric acid.</p>' } },
    },
    {
      name: 'electrolyteAmount',
      label: label('Electrolytes', 'Électrolytes'),
      type: 'json-object',
      hint: label('Per size, text or number', 'Par format, texte ou nombre'),
      example: { '16oz': '690mg' },
    },
    ...retailerKeys.map((key) => {
      const { name, field } = retailers[key];
      return { name: field, label: label(name, name), ...httpsText };
    }),
  ],
});
