import { Counter, Gauge, Histogram } from 'prom-client'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const JOB_BUCKETS_S = [0.01, 0.1, 1, 10, 60, 600]

/** Requests by the pattern of their route, `none` where no route matches. */
export const requestDuration = new Histogram({
	name: 'http_request_duration_seconds',
	help: 'Duration of HTTP requests, from the first byte read to the last byte written.',
	labelNames: ['method', 'route', 'status'],
	buckets: BUCKETS_S,
})

/** Queries by their result: `ok`, `error`, or `unavailable` where the database did not respond. */
export const queryDuration = new Histogram({
	name: 'database_query_duration_seconds',
	help: 'Duration of database queries, without the wait for a connection.',
	labelNames: ['result'],
	buckets: [0.0005, 0.001, ...BUCKETS_S],
})

export const sockets = new Gauge({ name: 'live_sockets', help: 'Open WebSockets of this process.' })

export const publishedEvents = new Counter({
	name: 'live_events_published_total',
	help: 'Live events that this process published, by type.',
	labelNames: ['type'],
})

export const sentFrames = new Counter({
	name: 'live_frames_sent_total',
	help: 'Frames that this process sent to its WebSockets.',
})

/** Runs of background jobs by their result: `ok` or `error`. A run that another process did is not counted. */
export const jobDuration = new Histogram({
	name: 'job_duration_seconds',
	help: 'Duration of background jobs that this process ran.',
	labelNames: ['job', 'result'],
	buckets: JOB_BUCKETS_S,
})

/** Reads through a cache by their result: `hit` or `miss`. */
export const cacheReads = new Counter({
	name: 'cache_reads_total',
	help: 'Reads through the caches of the catalogue, of proxied and of drawn pictures.',
	labelNames: ['cache', 'result'],
})

/** Pictures of other sites that the proxy fetched, by their result: `ok`, `refused`, `failed` or `unreachable`. */
export const pictureFetches = new Counter({
	name: 'picture_fetches_total',
	help: 'Pictures that the server fetched from other sites.',
	labelNames: ['result'],
})

/** Pushes to devices of members, by their result: `ok`, `gone` (the subscription has ended) or `failed`. */
export const pushesSent = new Counter({
	name: 'pushes_sent_total',
	help: 'Pushes that the server sent to push services.',
	labelNames: ['result'],
})

/** Loads of slices that pages report, by their result: `ok` or `failed`. */
export const sliceLoads = new Counter({
	name: 'slice_loads_total',
	help: 'Modules of slices that pages loaded or failed to load, by the version that the page was given.',
	labelNames: ['slice', 'version', 'result'],
})

/** Web vitals that pages report: `LCP`, `INP` or `CLS`. */
export const sliceVitals = new Histogram({
	name: 'slice_web_vitals',
	help: 'Web vitals of the screens of slices: LCP and INP in seconds, CLS as a score.',
	labelNames: ['slice', 'version', 'metric'],
	buckets: [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2.5, 4, 10],
})
