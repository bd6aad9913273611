import { CustomerDirectory } from '@ashlar/plugin-customers'
import { Database, defineServer, health, offer, provide, Settings, service } from '@ashlar/sdk/server'
import {
  lineSources,
  mailTriggers,
  productChanged,
  recipientSources,
  Shop,
  StoreCatalogue,
  stockRanLow,
} from '../contract.ts'
import catalogue from '../migrations/0001-catalogue.ts'
import orders from '../migrations/0002-orders.ts'
import movedSlug from '../migrations/0003-moved-slug.ts'
import { store } from '../module.ts'
import { CatalogueService } from './catalogue/catalogue.service.ts'
import { formFields } from './catalogue/form-fields.ts'
import { ProductLines } from './catalogue/product-lines.ts'
import { shopRoutes } from './catalogue/shop.routes.ts'
import { ShopService } from './catalogue/shop.service.ts'
import { CategoryEntity } from './category/category.entity.ts'
import { categoryRoutes } from './category/category.routes.ts'
import { CategoryService } from './category/category.service.ts'
import { exportRoutes } from './import/export.routes.ts'
import { ImportedPictureEntity } from './import/imported-picture.entity.ts'
import { fetchingPictures } from './import/picture.work.ts'
import { productImport } from './import/product.import.ts'
import { ProductExport } from './import/product-export.ts'
import { CartLeft } from './mail-triggers/cart-left.ts'
import { OrderFulfilled, OrderPlaced } from './mail-triggers/order-trigger.ts'
import { CustomerPrices } from './prices/customer-prices.ts'
import { ListPriceEntity, PriceListEntity } from './prices/price-list.entities.ts'
import { priceListRoutes } from './prices/price-list.routes.ts'
import { PriceListService } from './prices/price-list.service.ts'
import { BulkService } from './product/bulk.service.ts'
import { lowStockSetting } from './product/low-stock.ts'
import { MovedSlugEntity } from './product/moved-slug.entity.ts'
import { ProductEntity } from './product/product.entity.ts'
import { productRoutes } from './product/product.routes.ts'
import { ProductService } from './product/product.service.ts'
import { tagsOfProducts } from './product/product.tags.ts'
import { ProductCategoryEntity } from './product/product-category.entity.ts'
import { emptyingTrash, everyNight } from './product/purge.work.ts'
import { VariantEntity } from './product/variant.entity.ts'
import { Buyers } from './recipients/buyers.ts'
import { selling } from './selling.ts'
import { stockRoutes } from './stock/stock.routes.ts'
import { StockService } from './stock/stock.service.ts'
import { StockEntryEntity } from './stock/stock-entry.entity.ts'

export default defineServer(store, {
  entities: [
    ...[ProductEntity, VariantEntity, ProductCategoryEntity, CategoryEntity, StockEntryEntity],
    ...[PriceListEntity, ListPriceEntity, ImportedPictureEntity, MovedSlugEntity, ...tagsOfProducts.entities],
    ...selling.entities,
  ],
  migrations: [catalogue, orders, movedSlug],
  services: [
    service(ProductService, Database, Settings),
    service(BulkService, Database),
    service(CategoryService, Database),
    service(ProductExport, Database, Settings),
    service(StockService, Database),
    service(PriceListService, Database),
    service(ShopService, Database, Settings),
    provide(Shop, ShopService, Database, Settings),
    provide(StoreCatalogue, CatalogueService),
    offer(lineSources, ProductLines, Database, Settings, StoreCatalogue),
    offer(recipientSources, Buyers, Database, Settings, CustomerDirectory),
    offer(mailTriggers, OrderPlaced, Database, Settings),
    offer(mailTriggers, OrderFulfilled, Database, Settings),
    offer(mailTriggers, CartLeft, Settings),
    service(CustomerPrices, CustomerDirectory),
    ...formFields,
    ...selling.services,
  ],
  routes: [
    productRoutes,
    categoryRoutes,
    shopRoutes,
    stockRoutes,
    priceListRoutes,
    tagsOfProducts.routes,
    exportRoutes,
    productImport.routes,
    ...selling.routes,
  ],
  jobs: [productImport.job, fetchingPictures, emptyingTrash, ...selling.jobs],
  schedules: [everyNight, ...selling.schedules],
  events: [productChanged, stockRanLow, ...selling.events],
  subscriptions: [lowStockSetting, ...selling.subscriptions],
  archive: selling.archive,
  within: selling.within,
  health: [health('Products can be read', [ProductService], (service) => service.selfTest())],
})
