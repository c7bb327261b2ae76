import { common, useWords } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { words } from '../words.ts'
import { type Breaches, droppable } from './promotion.ts'
import { Errors } from './style.ts'

interface BreachListProps {
	breaches: Breaches
	givesUp: boolean
	onGiveUp: (givesUp: boolean) => void
}

/** What a version would break of the site; paths that are meant to go may be given up. */
export function BreachList({ breaches, givesUp, onGiveUp }: BreachListProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const paths = droppable(breaches)
	return (
		<Stack role="alert">
			<p>{shared('errors.release.broken')}</p>
			<Errors as="div">
				<ul>
					{Object.entries(breaches).map(([subject, code]) => (
						<li key={subject}>
							<code>{subject}</code> {shared(`errors.${code}`)}
						</li>
					))}
				</ul>
			</Errors>
			{paths.length > 0 && (
				<Switch
					label={t('releases.promote.drop')}
					description={t('releases.promote.drop.hint')}
					checked={givesUp}
					onChange={onGiveUp}
				/>
			)}
		</Stack>
	)
}
