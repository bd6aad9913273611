import { Database, defineServer, Settings, service } from '@ashlar/sdk/server'
import { productChanged, stockRanLow } from '../contract.ts'
import catalogue from '../migrations/0001-catalogue.ts'
import { store } from '../module.ts'
import { CategoryEntity } from './category/category.entity.ts'
import { ListPriceEntity, PriceListEntity } from './prices/price-list.entities.ts'
import { ProductEntity } from './product/product.entity.ts'
import { productRoutes } from './product/product.routes.ts'
import { ProductService } from './product/product.service.ts'
import { tagsOfProducts } from './product/product.tags.ts'
import { ProductCategoryEntity } from './product/product-category.entity.ts'
import { VariantEntity } from './product/variant.entity.ts'
import { StockEntryEntity } from './stock/stock-entry.entity.ts'

export default defineServer(store, {
  entities: [
    ...[ProductEntity, VariantEntity, ProductCategoryEntity, CategoryEntity, StockEntryEntity],
    ...[PriceListEntity, ListPriceEntity, ...tagsOfProducts.entities],
  ],
  migrations: [catalogue],
  services: [service(ProductService, Database, Settings)],
  routes: [productRoutes, tagsOfProducts.routes],
  events: [productChanged, stockRanLow],
})
