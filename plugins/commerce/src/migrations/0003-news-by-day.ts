import { migration, statement } from '@ashlar/sdk/server'

/** Old events are deleted for all websites at once. */
export default migration('0003-news-by-day', [
  statement('create index provider_news_by_day on commerce.provider_news (received_at)'),
])
