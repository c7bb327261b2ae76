/** Every number of the specifications, once and by name. Times are milliseconds. */
export const STARTUP_SCREEN_MS = 1500
export const HERO_DELAY_MS = 7000
export const FEATURED_INTERVAL_MS = 7000
export const ROW_SCROLL_INTERVAL_MS = 5000
export const ROW_SCROLL_JITTER_MS = 1000
export const SCROLL_EDGE_TOLERANCE_PX = 5
export const BANNER_FADE_MS = 1000
export const COPY_CONFIRMATION_MS = 2000
export const SEARCH_FOCUS_DELAY_MS = 150
export const SEARCH_DEBOUNCE_MS = 120
export const LISTING_DEBOUNCE_MS = 150
export const CARD_STAGGER_MS = 30
export const AUTH_CLOCK_INTERVAL_MS = 1000

export const LISTING_PAGE_SIZE = 18
export const EPISODES_PAGE_SIZE = 20
export const RANKING_PAGE_SIZE = 10
/** Lines of a season or volume that are sent at once. */
export const SECTION_PAGE_SIZE = 50
export const OTHER_EPISODES = 12
export const TRENDING_TERMS = 7
export const TOP_STORIES = 3
export const NEWS_PAGE_SIZE = 12
export const NEWS_RELATED = 6
export const SCORE_MIN = 1
export const SCORE_MAX = 10

export const DESKTOP_BREAKPOINT_PX = 768
export const MODAL_MAX_HEIGHT_VH = 90
export const SEARCH_RESULTS_MAX_HEIGHT_VH = 60

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 256
export const USERNAME_MIN_LENGTH = 2
export const USERNAME_MAX_LENGTH = 32
export const EMAIL_MAX_LENGTH = 254
export const SEARCH_QUERY_MAX_LENGTH = 200
export const SEARCH_GROUP_LIMIT = 6
export const REPORT_MAX_LENGTH = 5000
export const EDITED_TITLE_MAX_LENGTH = 300
/** Of a synopsis or an episode's description. */
export const EDITED_TEXT_MAX_LENGTH = 10_000
export const EDITED_URL_MAX_LENGTH = 2000
export const REVISIONS_PAGE_SIZE = 10

/** What the weighted rating draws titles with few votes towards, and how many votes that pull is worth. */
export const RATING_PRIOR_MEAN = 6.5
export const RATING_PRIOR_VOTES = 50
