import { NotFoundScreen } from '@/components/layout/not-found-screen';

/** The middleware rewrites every unknown address and `/404` to this page, with status 404 (NAV-02). */
export default NotFoundScreen;
