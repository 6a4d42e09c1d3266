/** The outside service that counts events: Google Analytics 4, spoken to without any script of its own. */
export const analyticsService = 'https://www.google-analytics.com'
