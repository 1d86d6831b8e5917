import { ProductMissing } from '@/components/product/product-missing';

export default ProductMissing;
