import { useTransition } from 'react'
import { outcomeMessage } from 'shared-composition'
import { type Outcome, showToast } from 'shared-state'
import { Button, ChevronDownIcon } from 'shared-ui'

interface MoreButtonProps {
	label: string
	load: () => Promise<Outcome<unknown>>
	small?: boolean
}

/** Loads the next page of a list; a failure shows a toast. */
export function LoadMoreButton({ label, load, small = false }: MoreButtonProps) {
	const [loading, start] = useTransition()

	function more() {
		start(async () => {
			const outcome = await load()
			if (outcome.state !== 'done') showToast('bad', outcomeMessage(outcome))
		})
	}

	return (
		<div>
			<Button variant={small ? 'quiet' : 'secondary'} size={small ? 'sm' : 'md'} loading={loading} onClick={more}>
				{!loading && <ChevronDownIcon size={16} />}
				{label}
			</Button>
		</div>
	)
}
