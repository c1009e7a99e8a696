/**
 * Images of news articles. With this name the address of an image has 54 characters before its key, the number that the
 * specification cuts off (R4-497).
 */
export const NEWS_IMAGES = 'ssp-content-production-news-images'
