import { InvalidCategory } from '@/components/category/invalid-category';

/** Every unknown category slug is rewritten here by the middleware, with status 404 (contract section 7). */
export default InvalidCategory;
