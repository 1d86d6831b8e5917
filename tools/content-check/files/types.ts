import type { LocaleId } from '@/lib/locales/definitions';
import type { FieldName } from '../field-name';
import type { FileRole } from './roles';

/** A file that a fragment refers to. */
export type FileReference = {
  readonly locale: LocaleId;
  /** Path of the fragment. */
  readonly path: string;
  readonly field: FieldName;
  readonly asset: string;
  readonly role: FileRole;
};

/** State of a file. A `too-large` file was not read to its end. */
export type FileState =
  | {
      readonly state: 'picture';
      readonly bytes: number;
      readonly width: number;
      readonly height: number;
      readonly isVector: boolean;
    }
  | { readonly state: 'video' }
  | { readonly state: 'too-large'; readonly maxBytes: number }
  | { readonly state: 'missing' | 'not-an-asset' | 'no-picture' }
  | { readonly state: 'unreachable'; readonly reason: string };

export type CheckedFile = FileReference & { readonly found: FileState };
