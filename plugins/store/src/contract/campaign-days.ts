/** Days after a campaign's link within which an order is its success. */
export const campaignDays = 7
