import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import {
	type Attributes,
	type Context,
	defaultTextMapGetter,
	ROOT_CONTEXT,
	type Span,
	SpanKind,
	SpanStatusCode,
	trace,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'

// This module loads the SDK: import it where the setting is set, and its types alone elsewhere.

/** The time limit for the last spans when the site stops. */
const CLOSE_MS = 1000
const SPAN_KINDS = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/** What a span tells. Never personal data: no values of parameters, no query strings, no addresses, no texts. */
export interface SpanDescription {
	name: string
	kind: keyof typeof SPAN_KINDS
	attributes: Attributes
}

export interface SpanOptions {
	/** Whether the work is a trace of its own where no span is open. Default: it then has no span. */
	isRoot?: boolean
}

/** A span that has begun. */
export interface OpenSpan {
	/** Runs work; spans that it opens become children of this one. */
	inside<Result>(work: () => Result): Result
	set(attributes: Attributes): void
	end(): void
	/** Ends the span as failed. The error is recorded without its message, which may have values in it. */
	fail(error: unknown): void
}

/** Makes spans and sends them. */
export interface Tracing {
	/** Opens a span in the current one. Undefined where it is not recorded. */
	open(this: void, describe: () => SpanDescription, options?: SpanOptions): OpenSpan | undefined
	/** Opens the span of a request, in the trace that its headers name. */
	openRequest(this: void, name: string, attributes: Attributes, headers: object): OpenSpan
	/** Sends the last spans, for at most {@link CLOSE_MS}. */
	close(): Promise<void>
}

interface TracingOptions {
	endpoint: string
	/** Called with the first of several failures to send. */
	report: (error: unknown) => void
}

/**
 * Starts OpenTelemetry's SDK, which reads its other settings from the environment itself. Neither provider nor context is made
 * global: a library with spans of its own would otherwise send values that were not checked for personal data.
 */
export function startTracing({ endpoint, report }: TracingOptions): Tracing {
	const contexts = new AsyncLocalStorage<Context>()
	const propagator = new W3CTraceContextPropagator()
	const provider = new BasicTracerProvider({
		resource: defaultResource()
			.merge(resourceFromAttributes({ 'service.name': 'niouka' }))
			.merge(detectResources({ detectors: [envDetector] })),
		spanProcessors: [new BatchSpanProcessor(reportingExporter(new OTLPTraceExporter(addressOf(endpoint)), report))],
	})
	const tracer = provider.getTracer('niouka')

	function begin(name: string, kind: SpanKind, attributes: Attributes, parent: Context): OpenSpan {
		const span = tracer.startSpan(name, { kind, attributes }, parent)
		const own = trace.setSpan(parent, span)
		return {
			inside: (work) => contexts.run(own, work),
			set: (values) => span.setAttributes(values),
			end: () => endOnce(span),
			fail(error) {
				recordError(span, error)
				endOnce(span)
			},
		}
	}

	return {
		open(describe, { isRoot = false } = {}) {
			const current = contexts.getStore() ?? ROOT_CONTEXT
			// What outlives a request, such as a timer, is no part of it.
			const isInside = trace.getSpan(current)?.isRecording() === true
			if (!isInside && !isRoot) return undefined
			const { name, kind, attributes } = describe()
			return begin(name, SPAN_KINDS[kind], attributes, isInside ? current : ROOT_CONTEXT)
		},
		openRequest: (name, attributes, headers) =>
			begin(name, SpanKind.SERVER, attributes, propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)),
		async close() {
			await Promise.race([provider.shutdown().catch(() => {}), wait(CLOSE_MS, undefined, { ref: false })])
		},
	}
}

/** The exporter's own variable for traces comes before the general one. */
function addressOf(endpoint: string): { url?: string } {
	if (process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return {}
	return { url: `${endpoint.replace(/\/$/, '')}/v1/traces` }
}

/** An exporter that reports a failure once, and again only after it has sent something. */
function reportingExporter(exporter: SpanExporter, report: (error: unknown) => void): SpanExporter {
	let isReported = false
	return {
		export(spans, done) {
			exporter.export(spans, (result) => {
				const isSent = result.code === ExportResultCode.SUCCESS
				if (!isSent && !isReported) report(result.error)
				isReported = !isSent
				done(result)
			})
		},
		shutdown: () => exporter.shutdown(),
	}
}

function endOnce(span: Span): void {
	if (span.isRecording()) span.end()
}

function recordError(span: Span, error: unknown): void {
	span.setStatus({ code: SpanStatusCode.ERROR })
	if (error === undefined) return
	const type = typeOf(error)
	span.setAttribute('error.type', type)
	span.addEvent('exception', { 'exception.type': type, 'exception.stacktrace': framesOf(error) })
}

/** The code of Postgres, Node or our own, else the name of the class. */
function typeOf(error: unknown): string {
	if (!(error instanceof Error)) return typeof error
	return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** The stack without the message above it. */
function framesOf(error: unknown): string {
	if (!(error instanceof Error)) return ''
	const { stack = '', message } = error
	const start = stack.indexOf(`${message}\n    at `)
	return start < 0 ? '' : stack.slice(start + message.length + 1)
}
