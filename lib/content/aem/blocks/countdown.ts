import { z } from 'zod';
import { label, limits, linkText, nameText } from '@/aem/models/shared';
import { link, requiredDateTime, requiredText, text } from '../schemas/fields';
import { blockFolder, defineBlock } from './define-block';

/** A countdown to a time, and what the page says from then on. */
export const countdownBlock = defineBlock({
  model: {
    title: 'Campaign Countdown',
    description: label('Block: a countdown to a time', 'Bloc : un compte à rebours'),
    folder: blockFolder,
    fields: [
      {
        name: 'countdownHeading',
        label: label('Heading', 'Titre'),
        type: 'single-line-text',
        maxLength: limits.headline,
        hint: label('Empty shows “Countdown”', 'Vide, la page montre « Compte à rebours »'),
      },
      {
        name: 'countdownTo',
        label: label('Time', 'Moment'),
        required: true,
        type: 'date-time',
        hint: label('The page names it in Eastern Time', 'La page l’indique à l’heure de l’Est'),
      },
      {
        name: 'countdownEnd',
        label: label('Text from then on', 'Texte à partir de ce moment'),
        required: true,
        type: 'single-line-text',
        maxLength: limits.headline,
        hint: label('Takes the place of the numbers', 'Remplace les chiffres'),
      },
      { name: 'countdownLink', label: label('Link', 'Lien'), ...linkText },
      {
        name: 'countdownLinkLabel',
        label: label('Label of the link', 'Texte du lien'),
        ...nameText,
        hint: label('Empty shows the heading', 'Vide, la page montre le titre'),
      },
    ],
  },
  schema: z
    .object({
      countdownHeading: text(),
      countdownTo: requiredDateTime,
      countdownEnd: requiredText,
      countdownLink: link,
      countdownLinkLabel: text(),
    })
    .transform((fields) => ({
      heading: fields.countdownHeading,
      to: fields.countdownTo,
      end: fields.countdownEnd,
      cta: fields.countdownLink ? { href: fields.countdownLink, label: fields.countdownLinkLabel } : null,
    })),
  shown: { heading: 'countdownHeading', cta: 'countdownLinkLabel' },
});
