import { label, limits, linkText, timeWindow } from './shared';
import { defineModel } from './types';

export const announcementModel = defineModel({
  title: 'Announcement',
  description: label(
    'The line above the header of every page',
    'La ligne au-dessus de l’en-tête de chaque page',
  ),
  folder: 'announcement',
  fields: [
    {
      name: 'announcementText',
      label: label('Text', 'Texte'),
      required: true,
      type: 'single-line-text',
      maxLength: limits.announcement,
      hint: label(
        'One line on a computer, two on a phone. Of several, the site shows the one that began last',
        'Une ligne sur un ordinateur, deux sur un téléphone. De plusieurs, le site montre celle qui a commencé en dernier',
      ),
    },
    {
      name: 'announcementLink',
      label: label('Link', 'Lien'),
      ...linkText,
      hint: label('Empty: the line is only text', 'Vide : la ligne n’est que du texte'),
    },
    {
      name: 'announcementLinkLabel',
      label: label('Label of the link', 'Texte du lien'),
      type: 'single-line-text',
      maxLength: limits.announcementLabel,
      hint: label('Empty: the whole text is the link', 'Vide : tout le texte est le lien'),
    },
    ...timeWindow,
  ],
});
