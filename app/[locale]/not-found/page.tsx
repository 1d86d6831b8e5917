import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** Every unknown address is rewritten here by the middleware, with status 404; `/404` too (contract section 7). */
export default NotFoundScreen;
