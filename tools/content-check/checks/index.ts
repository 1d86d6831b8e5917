import type { Check } from '../types';
import { claimWord } from './claim-word';
import { deadLink } from './dead-link';
import { dropped } from './dropped';
import { headlineFit } from './headline-fit';
import { hiddenAnnouncement } from './hidden-announcement';
import { insecureRetailer } from './insecure-retailer';
import { invalidColor } from './invalid-color';
import { largeFile } from './large-file';
import { lowContrast } from './low-contrast';
import { missingFile } from './missing-file';
import { missingPicture } from './missing-picture';
import { missingReviewId } from './missing-review-id';
import { missingTab } from './missing-tab';
import { missingTranslation } from './missing-translation';
import { pictureRatio } from './picture-ratio';
import { redirect } from './redirect';
import { slugChange } from './slug-change';
import { slugCollision } from './slug-collision';
import { unpublishedReference } from './unpublished-reference';
import { untranslated } from './untranslated';

/** All checks (CONT-12), in the order of the report. To add one, add a file and a row here. */
export const checks: readonly Check[] = [
  dropped,
  missingFile,
  deadLink,
  unpublishedReference,
  redirect,
  hiddenAnnouncement,
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
  claimWord,
  missingPicture,
  missingTab,
  missingReviewId,
];
