import type { Histogram } from 'prom-client'

/**
 * Runs work and observes its duration with the label `result`.
 *
 * @param resultOf the result of an error; default `error`
 */
export async function measure<Result>(
	histogram: Histogram,
	labels: Record<string, string>,
	work: () => Promise<Result>,
	resultOf: (error: unknown) => string = () => 'error',
): Promise<Result> {
	const end = histogram.startTimer(labels)
	try {
		const result = await work()
		end({ result: 'ok' })
		return result
	} catch (error) {
		end({ result: resultOf(error) })
		throw error
	}
}
