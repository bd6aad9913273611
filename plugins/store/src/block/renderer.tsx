import cartIcon from './cart-icon.renderer.tsx'
import categoryList from './category-list.renderer.tsx'
import designStudio from './design-studio.renderer.tsx'
import miniCart from './mini-cart.renderer.tsx'
import ownOrders from './own-orders.renderer.tsx'
import product from './product.renderer.tsx'
import productDetail from './product-detail.renderer.tsx'
import productList from './product-list.renderer.tsx'
import productSearch from './product-search.renderer.tsx'

export default [
  productList,
  product,
  productSearch,
  categoryList,
  productDetail,
  cartIcon,
  miniCart,
  ownOrders,
  designStudio,
]
