/** Data that a screen asked for: here already, or still on its way. */
export type Arrival<Value> = { state: 'here'; value: Value } | { state: 'coming'; value: Promise<Value> }

/** So long the old screen stays rather than a skeleton that would only flash, ms. */
const PATIENCE_MS = 150

/** Waits a moment for what is coming; what takes longer is handed on as it comes, so that its screen can show that it does. */
export async function arrivalOf<Value>(coming: Promise<Value>): Promise<Arrival<Value>> {
	let timer: ReturnType<typeof setTimeout> | undefined
	const late = new Promise<Arrival<Value>>((resolve) => {
		timer = setTimeout(() => resolve({ state: 'coming', value: coming }), PATIENCE_MS)
	})
	const here = coming.then((value): Arrival<Value> => ({ state: 'here', value }))
	try {
		return await Promise.race([here, late])
	} finally {
		clearTimeout(timer)
	}
}
