import { useId, useState } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, color, Panel, WarningIcon } from 'shared-ui'
import { styled } from 'styled-components'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import { sectionTranslations } from './sectionTranslations.ts'
import { PanelSection } from './style.ts'

const Warning = styled(Panel)`
	border-color: ${color.danger};
	h2 { display: flex; gap: 0.5em; align-items: center; color: ${color.danger}; }
	ul { list-style: disc; padding-inline-start: 1.4em; }
`

/** Explains the deletion of the account, and opens its dialog. */
export function DeleteAccountSection({ hasPassword }: { hasPassword: boolean }) {
	const t = useTranslations(sectionTranslations)
	const titleId = useId()
	const [asking, setAsking] = useState(false)
	return (
		<>
			<Warning>
				<PanelSection aria-labelledby={titleId}>
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
				</PanelSection>
			</Warning>
			{asking && <DeleteAccountDialog hasPassword={hasPassword} onClose={() => setAsking(false)} />}
		</>
	)
}
