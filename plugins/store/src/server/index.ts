import { CustomerDirectory } from '@ashlar/plugin-customers'
import { Database, defineServer, Settings, service } from '@ashlar/sdk/server'
import { productChanged, stockRanLow } from '../contract.ts'
import catalogue from '../migrations/0001-catalogue.ts'
import orders from '../migrations/0002-orders.ts'
import { store } from '../module.ts'
import { CategoryEntity } from './category/category.entity.ts'
import { CustomerPrices } from './prices/customer-prices.ts'
import { ListPriceEntity, PriceListEntity } from './prices/price-list.entities.ts'
import { priceListRoutes } from './prices/price-list.routes.ts'
import { PriceListService } from './prices/price-list.service.ts'
import { BulkService } from './product/bulk.service.ts'
import { ProductEntity } from './product/product.entity.ts'
import { productRoutes } from './product/product.routes.ts'
import { ProductService } from './product/product.service.ts'
import { tagsOfProducts } from './product/product.tags.ts'
import { ProductCategoryEntity } from './product/product-category.entity.ts'
import { VariantEntity } from './product/variant.entity.ts'
import { selling } from './selling.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { StockService } from './stock/stock.service.ts'
import { StockEntryEntity } from './stock/stock-entry.entity.ts'

export default defineServer(store, {
  entities: [
    ...[ProductEntity, VariantEntity, ProductCategoryEntity, CategoryEntity, StockEntryEntity],
    ...[PriceListEntity, ListPriceEntity, ...tagsOfProducts.entities],
    ...selling.entities,
  ],
  migrations: [catalogue, orders],
  services: [
    service(ProductService, Database, Settings),
    service(BulkService, Database),
    service(StockService, Database),
    service(PriceListService, Database),
    service(CustomerPrices, CustomerDirectory),
    ...selling.services,
  ],
  routes: [productRoutes, stockRoutes, priceListRoutes, tagsOfProducts.routes, ...selling.routes],
  events: [productChanged, stockRanLow],
  within: selling.within,
})
