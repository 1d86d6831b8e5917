import { InvalidCategory } from '@/components/category/invalid-category';

export default InvalidCategory;
