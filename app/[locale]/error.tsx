'use client';

import { FailureScreen } from '@/components/layout/failure-screen';

/** Error boundary of the pages. */
export default FailureScreen;
