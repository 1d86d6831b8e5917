'use client';

import { FailureScreen } from '@/components/layout/failure-screen';

/** What a visitor sees of a page that broke in the browser. */
export default FailureScreen;
