import { useState } from 'react'
import { COPY_CONFIRMATION_MS, NEWS_FEED, SCOPES } from 'shared-contract'
import { EXAMPLE_ORIGIN, EXAMPLES, type ExampleLanguage } from 'shared-contract/v1/examples'
import { common, useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, CheckIcon, Cluster, Container, CopyIcon, LinkButton, Page, PageHeading, Prose, Stack } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { developersTranslations } from './developersTranslations.ts'
import { Chapter, Code, Columns, Scopes } from './style.ts'

const METADATA = '/.well-known/oauth-authorization-server'
const MORE = [
	['more.document', '/api/v1/openapi.json'],
	['more.data', '/data'],
	['more.feeds', NEWS_FEED],
] as const
/** Addresses for programs, which are no pages. */
const FOR_PROGRAMS = [
	['more.mal', '/mal/v2'],
	['more.mcp', '/mcp'],
] as const

/** What people who write apps need to begin: tokens, an example, scopes, OAuth, limits and the promise. */
export function DevelopersPage() {
	const t = useTranslations(developersTranslations)
	return (
		<Page>
			<title>{`${t('title')} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					<PageHeading title={t('title')} lead={t('lead')} />
					<Cluster $gap={3}>
						{/* The server's own page, outside of the router. */}
						<LinkButton variant="primary" to="/developers/reference" reloadDocument>
							{t('reference')}
						</LinkButton>
						<LinkButton to="/settings/apps">{t('makeToken')}</LinkButton>
					</Cluster>
					<Columns>
						<Stack $gap={8}>
							<Chapter>
								<h2>{t('start.title')}</h2>
								<p>{t('start.text')}</p>
								<p>{t('example.text')}</p>
								<Example />
							</Chapter>
							<Chapter>
								<h2>{t('oauth.title')}</h2>
								<p>
									{t('oauth.text')} <a href={METADATA}>{METADATA}</a>
								</p>
								<div>
									<LinkButton to="/settings/apps">{t('registerApp')}</LinkButton>
								</div>
							</Chapter>
							<Chapter>
								<h2>{t('promise.title')}</h2>
								<p>{t('promise.text')}</p>
							</Chapter>
						</Stack>
						<Stack $gap={8}>
							<Chapter>
								<h2>{t('scopes.title')}</h2>
								<p>{t('scopes.text')}</p>
								<Scopes>
									{SCOPES.map((scope) => (
										<div key={scope}>
											<dt>
												<code>{scope}</code>
											</dt>
											<dd>{t(`scopes.${scope}`)}</dd>
										</div>
									))}
								</Scopes>
							</Chapter>
							<Chapter>
								<h2>{t('limits.title')}</h2>
								<p>{t('limits.text')}</p>
							</Chapter>
							<Chapter>
								<h2>{t('more.title')}</h2>
								<Prose>
									<ul>
										{MORE.map(([text, address]) => (
											<li key={address}>
												<a href={address}>{t(text)}</a>
											</li>
										))}
										{FOR_PROGRAMS.map(([text, path]) => (
											<li key={path}>
												{t(text)} <code>{`${location.origin}${path}`}</code>
											</li>
										))}
									</ul>
								</Prose>
							</Chapter>
						</Stack>
					</Columns>
				</Stack>
			</Container>
		</Page>
	)
}

const TABS: { id: ExampleLanguage; label: string }[] = [
	{ id: 'curl', label: 'curl' },
	{ id: 'typescript', label: 'TypeScript' },
	{ id: 'python', label: 'Python' },
]

/** One program in three languages, with the address of this site, to copy. */
function Example() {
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
