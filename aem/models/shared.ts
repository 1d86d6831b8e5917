import type { Label } from './types';

export const label = (en: string, fr: string): Label => ({ en, fr });

/** Maximum lengths that an editor can type, in characters. */
export const limits = {
  name: 100,
  line: 255,
  headline: 60,
  announcement: 65,
  announcementLabel: 20,
  link: 2048,
  id: 100,
  color: 7,
} as const;

const color = {
  source: '^#[0-9A-Fa-f]{6}$',
  message: label('A hex colour such as #1F6FEB', 'Une couleur hexadécimale, par exemple #1F6FEB'),
};

const httpsAddress = {
  source: '^https://\\S+$',
  message: label('A full https address', 'Une adresse https complète'),
};

const siteLink = {
  source: '^(/|https://)\\S*$',
  message: label(
    'A path of the site such as /zero-sugar, /#/zero-sugar, or a full https address',
    'Un chemin du site comme /zero-sugar ou /#/zero-sugar, ou une adresse https complète',
  ),
};

export const colorText = { type: 'single-line-text', maxLength: limits.color, pattern: color } as const;
export const httpsText = { type: 'single-line-text', maxLength: limits.link, pattern: httpsAddress } as const;
export const linkText = { type: 'single-line-text', maxLength: limits.link, pattern: siteLink } as const;
export const lineText = { type: 'single-line-text', maxLength: limits.line } as const;
export const nameText = { type: 'single-line-text', maxLength: limits.name } as const;
export const plainText = { type: 'multi-line-text', defaultType: 'plain-text' } as const;
export const image = { type: 'content-reference', accepts: 'image' } as const;
export const video = { type: 'content-reference', accepts: 'video' } as const;

/** Returns the kind of a field that refers to a fragment of another model. Queries read only its path. */
export const referenceTo = (model: string) =>
  ({ type: 'fragment-reference', models: [model], isList: false, isEmbedded: false }) as const;

export const order = {
  type: 'number',
  numberType: 'integer',
  min: 0,
  message: label('A whole number, 0 or more', 'Un nombre entier, 0 ou plus'),
} as const;

/** When a fragment is shown. */
export const timeWindow = [
  {
    name: 'from',
    label: label('Show from', 'Afficher à partir du'),
    type: 'date-time',
    hint: label('Empty: as soon as it is published', 'Vide : dès la publication'),
  },
  {
    name: 'until',
    label: label('Show until', 'Afficher jusqu’au'),
    type: 'date-time',
    hint: label(
      'After this time the site hides it by itself; empty: until it is unpublished',
      'Après cette date, le site le masque de lui-même; vide : jusqu’à la dépublication',
    ),
  },
] as const;

/** Names of the product lines in every language, which the site matches. */
export const productLines = {
  type: 'enumeration',
  options: [
    'Sports Drink',
    'Zero Sugar',
    'LYTE',
    'Flash IV Ready-to-Drink',
    'Flash IV Sticks',
    'Sport Water',
  ],
} as const;
