import type { OpenSpan, SpanDescription, SpanOptions, Tracing } from './sdk.ts'

let tracing: Tracing | undefined

/** Turns spans on, or with undefined off, for this process. Until then the functions below only run the work. */
export function setTracing(next: Tracing | undefined): void {
	tracing = next
}

/** Runs work in a span. The description is asked for only where the span is recorded. */
export function traced<Result>(
	describe: () => SpanDescription,
	work: () => Promise<Result>,
	options?: SpanOptions,
): Promise<Result> {
	const span = tracing?.open(describe, options)
	return span === undefined ? work() : record(span, work)
}

async function record<Result>(span: OpenSpan, work: () => Promise<Result>): Promise<Result> {
	try {
		const result = await span.inside(work)
		span.end()
		return result
	} catch (error) {
		span.fail(error)
		throw error
	}
}

/** Passes a stream on in a span that lasts until the stream ends or its reader leaves. */
export async function* tracedStream<Step, End>(
	describe: () => SpanDescription,
	stream: AsyncGenerator<Step, End>,
): AsyncGenerator<Step, End> {
	const span = tracing?.open(describe)
	try {
		return yield* stream
	} catch (error) {
		span?.fail(error)
		throw error
	} finally {
		span?.end()
	}
}
