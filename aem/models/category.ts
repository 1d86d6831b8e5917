import { colorText, image, label, nameText, plainText } from './shared';
import { defineModel } from './types';

export const categoryModel = defineModel({
  title: 'Category',
  description: label('A product line', 'Une gamme de produits'),
  folder: 'category',
  fields: [
    {
      name: 'categoryName',
      label: label('Name', 'Nom'),
      required: true,
      ...nameText,
      hint: label(
        'The label of the line; a translated one is found by the name of the fragment',
        'Le nom de la gamme; un nom traduit est trouvé par le nom du fragment',
      ),
    },
    {
      name: 'categoryDescription',
      label: label('Facts', 'Faits'),
      ...plainText,
      hint: label('One fact a block, a blank line between', 'Un fait par bloc, séparés par une ligne vide'),
    },
    { name: 'categoryImage', label: label('Image', 'Image'), ...image },
    { name: 'categoryBackgroundColor', label: label('Background colour', 'Couleur de fond'), ...colorText },
    {
      name: 'isFeatured',
      label: label('Featured', 'En vedette'),
      type: 'boolean',
      hint: label(
        'If any category is, the home page shows only those',
        'Si une gamme l’est, la page d’accueil ne montre que celles-là',
      ),
    },
    {
      name: 'categoryLogoLockup',
      label: label('Logo lockup', 'Logo de la gamme'),
      ...image,
      hint: label(
        'SVG; empty shows the brand logo and the name',
        'SVG; vide, la page montre le logo de la marque et le nom',
      ),
    },
  ],
});
