import { NotFoundScreen } from '@/components/layout/not-found-screen';

export default NotFoundScreen;
