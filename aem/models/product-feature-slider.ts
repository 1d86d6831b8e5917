import {
  colorText,
  image,
  label,
  lineText,
  linkText,
  nameText,
  order,
  plainText,
  productLines,
} from './shared';
import { defineModel } from './types';

export const productFeatureSliderModel = defineModel({
  title: 'Product Feature Slider',
  description: label('A product of the home page', 'Un produit de la page d’accueil'),
  folder: 'product-feature-slider',
  fields: [
    { name: 'productOrderNumber', label: label('Order', 'Ordre'), ...order },
    { name: 'productName', label: label('Name', 'Nom'), required: true, ...nameText },
    {
      name: 'productImage',
      label: label('Image', 'Image'),
      ...image,
      hint: label(
        'Transparent and upright: the product, with fruit at its sides if there is room (3:4)',
        'Transparente et verticale : le produit, avec des fruits à ses côtés s’il y a la place (3:4)',
      ),
    },
    { name: 'productImageAltText', label: label('Alternative text', 'Texte de remplacement'), ...lineText },
    {
      name: 'productBackgroundColor',
      label: label('Background colour', 'Couleur de fond'),
      ...colorText,
      hint: label('Empty is #EEEEEE', 'Vide, la couleur est #EEEEEE'),
    },
    {
      name: 'productDetails',
      label: label('Details', 'Détails'),
      ...plainText,
      hint: label(
        'Two blocks, a blank line between; the second is two claims joined by & or et',
        'Deux blocs séparés par une ligne vide; le second : deux atouts joints par & ou et',
      ),
    },
    { name: 'productCategory', label: label('Product line', 'Gamme'), ...productLines },
    { name: 'otherFlavorsLink', label: label('See all flavors', 'Toutes les saveurs'), ...linkText },
    { name: 'whyItWorksLink', label: label('Learn why it works', 'Pourquoi ça marche'), ...linkText },
  ],
});
