import { useId, useState } from 'react'
import { useWords } from 'shared-i18n'
import { Button, color, Panel, WarningIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { Part } from './style.ts'

const Warning = styled(Panel)`
	border-color: ${color.danger};
	h2 { display: flex; gap: 0.5em; align-items: center; color: ${color.danger}; }
	ul { list-style: disc; padding-inline-start: 1.4em; }
`

/** The end of the account: what it means, and the way to it. */
export function DeleteSection({ hasPassword }: { hasPassword: boolean }) {
	const t = useWords(words)
	const titleId = useId()
	const [asking, setAsking] = useState(false)
	return (
		<>
			<Warning>
				<Part aria-labelledby={titleId}>
					<h2 id={titleId}>
						<WarningIcon size={22} />
						{t('settings.section.delete')}
					</h2>
					<p>{t('delete.text')}</p>
					<ul>
						<li>{t('delete.comments')}</li>
						<li>{t('delete.edits')}</li>
						<li>{t('delete.noReturn')}</li>
					</ul>
					<div>
						<Button variant="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
							{t('delete.press')}
						</Button>
					</div>
				</Part>
			</Warning>
			{asking && <DeleteDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
		</>
	)
}
