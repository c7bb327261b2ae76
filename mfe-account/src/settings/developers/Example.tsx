import { useState } from 'react'
import { COPY_CONFIRMATION_MS } from 'shared-contract'
import { EXAMPLE_ORIGIN, EXAMPLES, type ExampleLanguage } from 'shared-contract/v1/examples'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, CopyIcon, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { developersTranslations } from './developersTranslations.ts'
import { Code } from './style.ts'

const TABS: { id: ExampleLanguage; label: string }[] = [
	{ id: 'curl', label: 'curl' },
	{ id: 'typescript', label: 'TypeScript' },
	{ id: 'python', label: 'Python' },
]

/** One program in three languages, with the address of this site, to copy. */
export function Example() {
	const t = useTranslations(developersTranslations)
	const shared = useTranslations(common)
	const [language, setLanguage] = useState<ExampleLanguage>('curl')
	const [copied, setCopied] = useState<ExampleLanguage | null>(null)
	const text = EXAMPLES[language].replaceAll(EXAMPLE_ORIGIN, location.origin)

	async function copy() {
		try {
			await navigator.clipboard.writeText(text)
			setCopied(language)
			setTimeout(() => setCopied(null), COPY_CONFIRMATION_MS)
		} catch {
			showToast('bad', t('copy.failed'))
		}
	}

	return (
		<Tabs label={t('example.label')} tabs={TABS} selected={language} onSelect={setLanguage}>
			<Stack $gap={3}>
				<Code tabIndex={0}>
					<code>{text}</code>
				</Code>
				<div>
					<Button size="sm" onClick={() => void copy()}>
						{copied === language ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
						{shared(copied === language ? 'action.copied' : 'action.copy')}
					</Button>
				</div>
			</Stack>
		</Tabs>
	)
}
