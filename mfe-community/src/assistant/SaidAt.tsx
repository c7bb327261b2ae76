import { useTimeFormats } from '../messages/layout/useTimeFormats.ts'

/** When something was said: the time of day, the whole of it for whoever asks. */
export function MessageTime({ instant }: { instant: string }) {
	const times = useTimeFormats()
	return (
		<time dateTime={instant} title={times.exact(instant)}>
			{times.clock(instant)}
		</time>
	)
}
