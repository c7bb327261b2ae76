import type { ReleaseAuditEntry } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Meta } from 'shared-ui'
import { words } from '../words.ts'
import { actorWords } from './actor.ts'
import { deedWords } from './deedWords.ts'
import { DeedLine } from './style.ts'

/** One line of the log. */
export function Deed({ deed }: { deed: ReleaseAuditEntry }) {
	const t = useWords(words)
	const formats = useFormats()
	return (
		<DeedLine>
			<p>{deedWords(deed, t, formats)}</p>
			<Meta>
				{actorWords(deed.by, t)}
				{' · '}
				<time dateTime={deed.at} title={formats.instant(deed.at)}>
					{formats.ago(deed.at)}
				</time>
			</Meta>
		</DeedLine>
	)
}
