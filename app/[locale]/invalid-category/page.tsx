import { InvalidCategory } from '@/components/category/invalid-category';

/** The middleware rewrites every unknown category slug to this page, with status 404 (NAV-03). */
export default InvalidCategory;
