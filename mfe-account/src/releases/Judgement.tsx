import { useFormats, useWords } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { ProgressBar } from 'shared-ui/controls'
import { words } from '../words.ts'
import { type Judging, trialWords } from './trialWords.ts'

interface JudgementProps extends Judging {
	/** What the bar is about. */
	label: string
	/** When the version is taken back. */
	limit: string
}

/** How much is known of a version that the server judges, how it fares, and when it is taken back. */
export function Judgement({ label, limit, ...judging }: JudgementProps) {
	const t = useWords(words)
	const { count, fares } = trialWords(judging, t, useFormats())
	const { heard, needed } = judging.judged
	return (
		<>
			<ProgressBar label={label} value={heard / needed} valueText={count} />
			<Meta as="p">
				{fares} {limit}
			</Meta>
		</>
	)
}
