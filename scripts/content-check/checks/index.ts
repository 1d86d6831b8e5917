import type { Check } from '../types';
import { invalidColor, lowContrast } from './colors';
import { dropped } from './dropped';
import { largeFile, missingFile, pictureRatio } from './files';
import { headlineFit } from './headlines';
import { missingPicture, missingReviewId, missingTab } from './incomplete-product';
import { deadLink, insecureRetailer, unpublishedReference } from './links';
import { slugChange, slugCollision } from './slugs';
import { missingTranslation, untranslated } from './translations';

/** All checks (CONT-12), in the order of the report. A new one is a file and a row here. */
export const checks: readonly Check[] = [
  dropped,
  missingFile,
  deadLink,
  unpublishedReference,
  insecureRetailer,
  slugCollision,
  slugChange,
  lowContrast,
  invalidColor,
  headlineFit,
  largeFile,
  pictureRatio,
  missingTranslation,
  untranslated,
  missingPicture,
  missingTab,
  missingReviewId,
];
