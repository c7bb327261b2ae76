import { NEWS_FEED, SCOPES } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Cluster, Container, LinkButton, Page, PageHeading, Prose, Stack } from 'shared-ui'
import { developersTranslations } from './developersTranslations.ts'
import { Example } from './Example.tsx'
import { Chapter, Columns, Scopes } from './style.ts'

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
