import { label, limits, linkText } from './shared';
import { defineModel } from './types';

const oldPath = {
  source: '^/[^?#]*[^/?#][^?#]*$',
  message: label(
    'A path of the site such as /old-page, without ? and #',
    'Un chemin du site comme /ancienne-page, sans ? ni #',
  ),
};

export const redirectModel = defineModel({
  title: 'Redirect',
  description: label(
    'Leads from an address without a page to another',
    'Mène d’une adresse sans page à une autre',
  ),
  folder: 'redirect',
  fields: [
    {
      name: 'from',
      label: label('From', 'De'),
      required: true,
      type: 'single-line-text',
      maxLength: limits.line,
      pattern: oldPath,
      hint: label(
        'Has no effect while a page exists there',
        'Sans effet tant qu’une page existe à cette adresse',
      ),
    },
    {
      name: 'to',
      label: label('To', 'Vers'),
      required: true,
      ...linkText,
      hint: label(
        'The final page, never another redirect; other sites must be on the list of the site’s operator',
        'La page finale, jamais une autre redirection; les autres sites doivent figurer dans la liste de l’exploitant',
      ),
    },
    {
      name: 'permanent',
      label: label('Permanent', 'Permanente'),
      type: 'boolean',
      hint: label(
        'For a page that has moved for good: search engines then replace the old address',
        'Pour une page déplacée pour de bon : les moteurs de recherche remplacent alors l’ancienne adresse',
      ),
    },
  ],
});
