/** Every number of the specifications, once and by name. Times are milliseconds. */
export const STARTUP_SCREEN_MS = 1500
export const HERO_DELAY_MS = 7000
export const FEATURED_INTERVAL_MS = 7000
export const ROW_SCROLL_INTERVAL_MS = 5000
export const ROW_SCROLL_JITTER_MS = 1000
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
/** Titles on the page of a person; the busiest one of the imported catalogue has 102. */
export const PERSON_TITLES_MAX = 300
/** The best-known titles on the page of a person. */
export const KNOWN_FOR = 6
export const CHARACTER_TITLES_MAX = 100
export const STUDIO_PAGE_SIZE = 36
/** The posters of a title beside the main one, and as many banners. */
export const OTHER_PICTURES_MAX = 12
export const SEASON_PAGE_SIZE = 48
/** Letters of a synopsis in the list of a season. */
export const SEASON_SYNOPSIS_LENGTH = 220
export const TRENDING_TERMS = 7
export const TOP_STORIES = 3
export const NEWS_PAGE_SIZE = 12
export const NEWS_RELATED = 6
export const SCORE_MIN = 1
export const SCORE_MAX = 10

/** Months of a member's statistics, and of a title's mean. */
export const STATISTICS_MONTHS = 120
export const TITLE_MONTHS = 36
/** Genres, studios and people of a member's statistics; titles of each of its lists. */
export const STATISTICS_ROWS = 10
export const STATISTICS_TITLES = 6
/** Titles of each list of a comparison. */
export const COMPARED_TITLES = 12
/** With fewer common scores a correlation says nothing. */
export const CORRELATION_MIN_SCORES = 10

export const SEARCH_RESULTS_MAX_HEIGHT_VH = 60

export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 256
export const USERNAME_MIN_LENGTH = 2
export const USERNAME_MAX_LENGTH = 32
export const EMAIL_MAX_LENGTH = 254
/** Passkeys of one member, and characters of a passkey's name. */
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX_LENGTH = 60
/** Recovery codes that are made at once, and how few left are a warning. */
export const RECOVERY_CODES = 10
export const RECOVERY_CODES_LOW = 3
/** Characters (code points) of a member's biography. */
export const BIO_MAX_LENGTH = 500
export const SEARCH_QUERY_MAX_LENGTH = 200
export const SEARCH_GROUP_LIMIT = 6
/** Results per group on the search page. */
export const SEARCH_PAGE_GROUP_LIMIT = 24
/** Suggested names of a search without results. */
export const SEARCH_SUGGESTIONS = 3
/** The minimum number of networks that chose a title on one day, for a trending search. */
export const TRENDING_MIN_NETWORKS = 3
export const REPORT_MAX_LENGTH = 5000
export const EDITED_TITLE_MAX_LENGTH = 300
/** Of a synopsis or an episode's description. */
export const EDITED_TEXT_MAX_LENGTH = 10_000
/** Of the text of a list, such as a cast. */
export const EDITED_LIST_MAX_LENGTH = 200_000
export const EDITED_URL_MAX_LENGTH = 2000
export const SUGGESTIONS_LIMIT = 8
/** Of a moderator's reason for not taking an edit. */
export const PROPOSAL_REASON_MAX_LENGTH = 500
export const PROPOSALS_PAGE_SIZE = 20
export const REVISIONS_PAGE_SIZE = 10
export const DELAY_REASON_MAX_LENGTH = 200
/** Of a member's reason to recommend a title. */
export const RECOMMENDATION_REASON_MIN_LENGTH = 20
export const RECOMMENDATION_REASON_MAX_LENGTH = 500
/** Titles under "More like this", and suggestions on the home page. */
export const SIMILAR_TITLES = 12
export const FOR_YOU_TITLES = 12
/** Entries, episodes and sequels of "Continuar" on the home page, of each at most. */
export const CONTINUE_ITEMS = 12
/** Under "Quem você segue" on the home page. */
export const FOLLOWED_ACTIVITIES = 10
/** The coming showings on the page of a title. */
export const UPCOMING_SHOWINGS = 3
export const CREATED_YEAR_FIRST = 1900
/** The maximum number of years in the future for a new title. */
export const CREATED_YEARS_AHEAD = 10
export const CREATED_SYNONYMS = 20
/** The first and the last year of the calendar. */
export const CALENDAR_YEAR_FIRST = 1960
export const CALENDAR_YEAR_LAST = 2100
/** Showings of one title that a member may announce. */
export const AIRING_EPISODES_MAX = 10_000
/** Of an airing text. */
export const AIRING_TEXT_MAX_LENGTH = 100
export const NEWS_TITLE_MAX_LENGTH = 200
export const NEWS_SUMMARY_MAX_LENGTH = 500
/** Of the HTML of an article. */
export const NEWS_CONTENT_MAX_LENGTH = 50_000
/** Additions of one member to the catalogue and the news. */
export const CREATIONS_PER_MINUTE = 6
export const CREATIONS_PER_DAY = 100
/** Debounce of the preview of an article. */
export const PREVIEW_DEBOUNCE_MS = 400
export const CONTRIBUTIONS_PAGE_SIZE = 20
export const DASHBOARD_ACTIVITIES = 8
export const MEMBERS_PAGE_SIZE = 24
export const ROLE_LOG_SIZE = 20

/** Titles on one member's list. */
export const ENTRIES_PER_MEMBER = 20_000
export const ENTRY_PROGRESS_MAX = 100_000
/** Records per page of an entry's log. */
export const ENTRY_LOG_PAGE_SIZE = 30
/** Characters of the notes of an entry. */
export const ENTRY_NOTES_MAX_LENGTH = 2000
/** Entries of a list on its first page and on each further one. */
export const ENTRIES_PAGE_SIZE = 36
export const ENTRIES_NEXT_PAGE_SIZE = 100
/** As many entries of a list change by one request. */
export const ENTRIES_PER_CHANGE = 100
/** Tags that a member gives to one entry, and characters of one. */
export const TAGS_PER_ENTRY = 10
export const ENTRY_TAG_MAX_LENGTH = 30
/** Connections to media servers of one member. */
export const MEDIA_SERVERS_PER_MEMBER = 10
export const MEDIA_USER_NAME_MAX_LENGTH = 100
/** Notifications of media servers that the settings show. */
export const MEDIA_EVENTS_SHOWN = 20
/** Seasons that were not recognised, of one member; the oldest are forgotten. */
export const UNMATCHED_SERIES_MAX = 100
/** How long a removal from a list can be undone. */
export const LIST_UNDO_MS = 86_400_000
export const CUSTOM_LISTS_PER_MEMBER = 100
export const CUSTOM_LIST_ITEMS = 500
export const CUSTOM_LIST_TITLE_MAX_LENGTH = 80
export const CUSTOM_LIST_DESCRIPTION_MAX_LENGTH = 500
/** Thumbnails on the card of a list. */
export const CUSTOM_LIST_COVERS = 4
export const LIST_PEOPLE = 20
export const LIST_FOLLOWS_PER_MEMBER = 500
export const LIST_ITEM_TEXT_MAX_LENGTH = 500
/** The changes of a list that its log keeps, and those of one page of it. */
export const LIST_CHANGES = 500
export const LIST_CHANGES_PAGE_SIZE = 50
/** Saved views of one member, and characters of the name and the query of one. */
export const VIEWS_PER_MEMBER = 30
export const VIEW_NAME_MAX_LENGTH = 60
export const VIEW_QUERY_MAX_LENGTH = 500
export const FAVORITES_PER_GROUP = 100
export const FAVORITE_SEARCH_LIMIT = 12
/** Of a list file as uploaded, and uncompressed. */
export const LIST_FILE_MAX_BYTES = 20 * 1024 * 1024
export const LIST_TEXT_MAX_BYTES = 32 * 1024 * 1024
export const IMPORT_ROWS_PAGE_SIZE = 100
/** Past imports in the list, newest first. */
export const IMPORTS_LISTED = 50
/** How long a parsed file can be applied. */
export const IMPORT_DRAFT_MS = 86_400_000

/** Of a comment, in characters as readers count them. */
export const COMMENT_MAX_LENGTH = 2000
/** Of a review, in characters as readers count them. */
export const REVIEW_MIN_LENGTH = 100
export const REVIEW_MAX_LENGTH = 10_000
/** The form shows a counter for the last so many characters. */
export const COMMENT_COUNTER_FROM = 200
export const COMMENT_ROWS = 3
/** The members that a comment may mention, and the names that are read in it: most stand for nobody. */
export const MENTIONS_MAX = 5
export const MENTION_NAMES_READ = 20
/** The members whom the mentions of one reach in 24 hours; those of an account's first day reach fewer. */
export const MENTIONED_PER_DAY = 50
export const MENTIONED_ON_FIRST_DAY = 5
/** How often a member may mention everybody of a group in an hour. */
export const EVERYONE_PER_HOUR = 3
/** How long an author may undo the removal of a comment. */
export const COMMENT_UNDO_MS = 600_000
/** How long the removal of a notification can be undone; it is deleted some time after. */
export const NOTIFICATION_UNDO_MS = 600_000
export const REPORT_TEXT_MAX_LENGTH = 1000
export const MODERATION_REASON_MAX_LENGTH = 500
/** How long a claimed case is one moderator's alone. */
export const CLAIM_MS = 30 * 60_000
/** Of an appeal, in characters, and how many days its author has for it. */
export const APPEAL_MAX_LENGTH = 2000
export const APPEAL_DAYS = 14
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const UPLOAD_MAX_PIXELS = 16_000_000
/** Pixels of the longer side. A decoder's memory grows with the width, its time with the height. */
export const UPLOAD_MAX_SIDE = 16_384

/** The prior of the weighted rating: its mean, and its weight in votes. */
export const RATING_PRIOR_MEAN = 6.5
export const RATING_PRIOR_VOTES = 50
/** The age of an account, in days, from which rankings count its votes. */
export const VOTE_AGE_DAYS = 7

/** Characters (code points) of a message. */
export const MESSAGE_MAX_LENGTH = 4000
/** Of the description of a message's picture, in characters. */
export const PICTURE_ALT_MAX_LENGTH = 300
export const MESSAGES_PAGE_SIZE = 50
/** Messages per response to `after`. */
export const MESSAGES_RESUME_SIZE = 200
/** Characters of a message's preview in a list. */
export const MESSAGE_PREVIEW_LENGTH = 140
/** Messages per page of a search in a conversation. */
export const MESSAGE_SEARCH_PAGE_SIZE = 30
export const PINS_PER_CONVERSATION = 50
/** Episodes of one meeting of a watch group, its meetings in the plan, and the members whose progress it shows. */
export const EPISODES_PER_MEETING = 24
export const MEETINGS_PLANNED = 5
/** Options of a poll, characters of one, and the longest time that it may be open. */
export const POLL_OPTIONS = 8
export const POLL_OPTION_MAX_LENGTH = 100
export const POLL_MAX_DAYS = 60
export const SHARED_PROGRESS_MAX = 100
/** People in a room that chooses what they watch, the cards that it deals, and characters of the name of a guest. */
export const TOGETHER_PEOPLE = 8
export const TOGETHER_CARDS = 10
export const TOGETHER_NAME_MAX_LENGTH = 30
/** Comments above a linked one that come with it. */
export const THREAD_ANCESTORS = 50
/** The maximum of counted unread messages of a conversation and of unread notifications, shown as "99+". */
export const UNREAD_MAX = 100
export const DIRECT_PAGE_SIZE = 50
export const GROUP_NAME_MAX_LENGTH = 80
export const GROUP_DESCRIPTION_MAX_LENGTH = 500
export const CHANNEL_NAME_MAX_LENGTH = 50
export const CHANNELS_PER_GROUP = 50
export const GROUPS_PER_MEMBER = 100
export const MEMBERS_PER_GROUP = 10_000
export const GROUP_MEMBERS_PAGE_SIZE = 50
export const GROUP_SEARCH_LIMIT = 30
export const INVITATIONS_PER_GROUP = 50
export const INVITATION_MAX_DAYS = 365
export const INVITATION_MAX_USES = 1000
export const INVITATION_LINK_MAX_LENGTH = 2000
/** Years. */
export const ADULT_AGE = 18
export const OLDEST_AGE = 120
export const FRIENDS_PER_MEMBER = 1000
export const FRIEND_REQUESTS_SENT = 100
export const FRIENDS_PAGE_SIZE = 50
export const FRIEND_SEARCH_LIMIT = 20

export const APP_NAME_MAX_LENGTH = 60
export const WEB_ADDRESS_MAX_LENGTH = 500
export const REDIRECT_ADDRESSES_MAX = 10
export const APPS_PER_MEMBER = 20
export const ACCESS_TOKENS_PER_MEMBER = 50

/** Code points of a question to the assistant. */
export const ASSISTANT_MESSAGE_MAX_LENGTH = 2000
export const ASSISTANT_REPLY_MAX_LENGTH = 6000
export const ASSISTANT_PAGE_SIZE = 30
/** Changes of the list that one reply may propose. */
export const ASSISTANT_PROPOSALS = 5
/** Questions of one member, or of one address of visitors. */
export const ASSISTANT_PER_MINUTE = 8
export const ASSISTANT_PER_DAY = 200
/** The model's timeouts: before its first token, and between tokens. */
export const ASSISTANT_SILENCE_MS = 10_000
export const ASSISTANT_REPLY_MS = 60_000
/** Drafts of texts that a member may ask the model for in a day, and the length of what they tell it. */
export const DRAFTS_PER_DAY = 20
export const DRAFT_KEYWORDS_MAX_LENGTH = 500
export const COMPOSER_MAX_HEIGHT_REM = 10
/** The drives on the home page and in a letter: more would push a reader's own rows down. */
export const HOME_DRIVES = 2
