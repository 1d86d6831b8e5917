import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// In milliseconds. What a test waits for comes late on a slow machine, and never only if the code is wrong.
configure({ asyncUtilTimeout: 60_000 });
