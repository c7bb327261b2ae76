import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { ANIME, ARTICLE, MANGA, MOVIE } from '../../catalogue/creation/creation.testing.ts'
import { FILM } from '../../community/comment/comment.testing.ts'
import { TEXT as REVIEW } from '../../community/review/review.testing.ts'
import { malAnime, malFile } from '../../library/transfer/transfer.testing.ts'
import { GOOD_PASSWORD } from '../../testing/member.testing.ts'
import { MERGED_INTO } from './fixtures/entities.testing.ts'
import { LINKS } from './fixtures/feedback.testing.ts'
import { BEGUN_FILE, FRESH, SLICE, VERSIONS } from './fixtures/releases.testing.ts'

/** What a request brings: `subject` is the id that its row names beside it. */
interface Asking {
	subject: string
}

const group = { name: 'Outro nome', description: '', isPublic: true }
const list = { title: 'Outra lista', description: '', isPublic: true }
const comment = { text: 'Outra coisa', pictureId: null, spoilerNumber: null }
const preferences = { newFollowers: true, comments: true, newReleases: true, siteUpdates: true }
const delivery = {
	site: preferences,
	push: preferences,
	email: preferences,
	quietHours: null,
	letter: false,
	zone: 'America/Sao_Paulo',
}
const app = {
	name: 'Prateleira',
	website: '',
	redirectAddresses: ['https://prateleira.example/'],
	usesDeviceFlow: false,
	allowsPlainChallenge: false,
}
const subscription = {
	endpoint: 'https://push.example.org/outra',
	keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}
const account = { username: 'Outra Pessoa', bio: '', email: 'outra@exemplo.com.br', currentPassword: GOOD_PASSWORD }

const credential = { id: 'desconhecida', rawId: 'desconhecida', type: 'public-key' }
const clientDataJSON = Buffer.from('{}').toString('base64url')
const assertion = { ...credential, response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' } }

const edit = { changes: [{ field: 'title', from: 'Crônicas', to: 'As Crônicas' }] }

/** A good body of each endpoint that takes one, by its method and path in the contract. */
export const BODIES: Readonly<Record<string, (asking: Asking) => object>> = {
	'POST /api/auth/login': () => ({ email: 'ninguem@exemplo.com.br', password: GOOD_PASSWORD }),
	'POST /api/auth/register': () => ({
		username: 'Recém Chegada',
		email: 'nova@exemplo.com.br',
		password: GOOD_PASSWORD,
	}),
	'POST /api/auth/recover': () => ({ email: 'ninguem@exemplo.com.br' }),
	'POST /api/auth/reset': () => ({ token: LINKS.recovery, password: 'lanterna-torta-41' }),
	'POST /api/auth/discord': () => ({ code: 'codigo', state: 'estado' }),
	'POST /api/auth/passkey': () => ({ passkey: assertion }),
	'POST /api/auth/second-factor': () => ({ passkey: assertion }),
	'POST /api/account/passkeys': () => ({
		name: '',
		passkey: { ...credential, response: { clientDataJSON, attestationObject: 'AAAA' } },
	}),
	'POST /api/account/step-up': () => ({ password: GOOD_PASSWORD }),
	'PUT /api/account': () => account,
	'POST /api/account/email': () => ({ token: LINKS.email }),
	'POST /api/account/deletion': () => ({ password: GOOD_PASSWORD }),
	'PUT /api/account/score-scale': () => ({ scale: 'POINT_5' }),
	'PUT /api/account/home': () => ({ order: ['popular'], hidden: [] }),
	'PUT /api/account/adult-titles': () => ({ bornOn: '1990-05-05', showsAdult: false }),
	'PUT /api/privacy': () => ({ isPublic: true }),
	'PUT /api/notifications/preferences': () => preferences,
	'PUT /api/notifications/delivery': () => delivery,
	'PUT /api/push/subscription': () => subscription,
	'POST /api/push/seen': () => ({ endpoint: 'https://push.example.org/nenhuma', notification: '1' }),
	'POST /api/push/renewal': () => ({ from: 'https://push.example.org/nenhuma', to: subscription }),

	'POST /api/access-tokens': () => ({ name: 'Script', scopes: ['list:read'], days: 30 }),
	'POST /api/apps': () => ({ ...app, isConfidential: true }),
	'PUT /api/apps/:id': () => app,
	'POST /api/authorize/:id': () => ({ isAllowed: true }),
	'POST /api/device': ({ subject }) => ({ code: subject }),
	'POST /api/device/answer': ({ subject }) => ({ code: subject, isAllowed: true }),
	'POST /api/media-servers': () => ({ program: 'plex', userName: '' }),
	'POST /api/list-sync/finish': () => ({ code: 'a', state: 'b' }),
	'PUT /api/list-sync/:service': () => ({ isOn: true }),
	'PUT /api/list-sync/:service/questions/:titleId': () => ({ choice: 'remove' }),
	'PUT /api/groups/:id/discord': () => ({
		address: `https://discord.com/api/webhooks/123456/${'x'.repeat(40)}`,
		locale: 'pt',
	}),
	'PUT /api/media-series/:id': () => ({ titleId: 1, offset: 0 }),

	'POST /api/lists': () => list,
	'PUT /api/lists/:listId': () => list,
	'PUT /api/lists/:listId/place': () => ({ before: null }),
	'PUT /api/lists/:listId/items/:titleId/place': () => ({ before: null }),
	'PUT /api/lists/:listId/items/:titleId/text': () => ({ text: 'Pela chuva', read: '' }),
	'PUT /api/lists/:listId/comments': () => ({ on: true }),
	'PUT /api/lists/:listId/people/:username': () => ({ role: 'viewer' }),
	'POST /api/views': () => ({ place: 'anime', name: 'Outra visão', query: 'unrated=1' }),
	'PATCH /api/views/:viewId': () => ({ name: 'Outra visão' }),
	'PATCH /api/list': () => ({ changes: [{ titleId: 1, change: { status: 'current' } }] }),
	'PATCH /api/list/:titleId': () => ({ status: 'current' }),
	'PATCH /api/v1/me/list/:titleId': () => ({ status: 'current' }),
	'POST /api/list/:titleId/progress': () => ({}),
	'POST /api/list/:titleId/log': () => ({ round: 0, first: 1, last: 2, seenAt: '2026-01-01T12:00:00.000Z' }),
	'PUT /api/favorites/:type/:id/place': () => ({ before: null }),

	'POST /api/edits/:entity/:id': () => edit,
	'POST /api/v1/edits/:entity/:id': () => edit,
	'POST /api/drives': () => ({ kind: 'studio', key: '9001', field: 'synopsis' }),
	'POST /api/drafts/:entity/:id': () => ({ kind: 'wikipedia', keywords: '' }),
	'POST /api/entities/:type/:id/merge': () => ({ into: MERGED_INTO }),
	'POST /api/titles/:id/merge': () => ({ into: FILM }),
	'PUT /api/confirmations/:id/answer': () => ({ answer: 'yes' }),
	'POST /api/proposals/:id/review': () => ({ take: [], reason: 'sem fonte' }),
	'POST /api/titles/:id/delays': () => ({ kind: 'delay', episode: 3, date: null, newDate: null, reason: 'Gravação' }),
	'POST /api/titles/:id/recommendations': () => ({ titleId: FILM, reason: 'Outra história de pontes e silêncios.' }),
	'POST /api/titles/:id/reviews': () => ({ text: REVIEW, score: 7, spoilerNumber: null }),
	'PUT /api/reviews/:id/vote': () => ({ isHelpful: true }),
	'POST /api/search/choices': () => ({ titleId: 1 }),
	'PUT /api/titles/:id/vote': () => ({ score: 8 }),
	'PUT /api/episodes/:id/vote': () => ({ score: 8 }),
	'PUT /api/episodes/:id/reaction': () => ({ reaction: 'like' }),

	'POST /api/discussions/:subject/:subjectId': ({ subject }) => ({ ...comment, parentId: subject || null }),
	'PUT /api/comments/:id': () => comment,
	'POST /api/comments/:id/report': () => ({ reason: 'spam', text: '' }),
	'POST /api/reports/:kind/:id': () => ({ reason: 'spam', text: '' }),
	'POST /api/moderation/cases/:kind/:id': () => ({ action: 'hide', reason: 'regra 2' }),
	'POST /api/appeals/:kind/:id': () => ({ text: 'Foi um engano.' }),
	'POST /api/moderation/comments/:id': () => ({ action: 'hide', reason: 'regra 2' }),

	'POST /api/conversations/direct': ({ subject }) => ({ memberId: subject }),
	'POST /api/conversations/:id/messages': () => ({ clientId: randomUUID(), text: 'Alô?' }),
	'PUT /api/conversations/:id/messages/:number': () => ({ text: 'Alô, alô?' }),
	'PUT /api/conversations/:id/read': () => ({ number: 1 }),
	'PUT /api/conversations/:id/poll': () => ({ options: ['Sábado', 'Domingo'], closesAt: '2026-04-10T12:00:00.000Z' }),
	'PUT /api/conversations/:id/poll/vote': ({ subject }) => ({ pollId: subject, option: 0 }),
	'PUT /api/conversations/:id/watch': () => ({ titleId: FILM, pace: null }),
	'POST /api/friends/requests': ({ subject }) => ({ memberId: subject }),

	'POST /api/groups': () => group,
	'PUT /api/groups/:id': () => group,
	'POST /api/groups/join': ({ subject }) => ({ link: subject }),
	'POST /api/groups/:id/channels': () => ({ name: 'novo' }),
	'PUT /api/groups/:id/channels': () => ({ keys: ['geral'] }),
	'PUT /api/groups/:id/channels/:key': () => ({ name: 'novo' }),
	'POST /api/groups/:id/invitations': () => ({ days: null, maxUses: null }),
	'PUT /api/groups/:id/progress-sharing': () => ({ shares: true }),
	'PUT /api/groups/:id/members/:memberId/role': () => ({ role: 'member' }),

	'POST /api/together': ({ subject }) => ({ conversationId: subject || null }),
	'POST /api/together/:code/seat': () => ({ name: 'Zeca' }),
	'PUT /api/together/:code/wishes': () => ({ time: 'evening', dub: null, services: [], genres: [], again: false }),
	'PUT /api/together/:code/votes/:titleId': () => ({ vote: 'like' }),

	'POST /api/creations/anime': () => ANIME,
	'POST /api/creations/manga': () => MANGA,
	'POST /api/creations/movie': () => MOVIE,
	'POST /api/creations/news': () => ARTICLE,
	'POST /api/creations/news/preview': () => ({ content: '<p>Oi</p>' }),
	'PUT /api/members/:memberId/votes': () => ({ aside: true }),
	'PUT /api/members/:memberId/role': () => ({ role: 'moderator' }),

	'POST /api/releases/:slice/:version': () => FRESH.release,
	'POST /api/releases/:slice/promote': () => ({ version: VERSIONS.published, to: { everybody: true } }),
	'PUT /api/flags/:slice/:flag': () => ({ to: { role: 'admin' } }),
	'POST /api/releases/:slice/:version/preview': () => ({}),
	'POST /api/releases/tokens': () => ({ slice: SLICE, label: 'CI', days: 30 }),
	'PUT /api/composition/override': () => ({ slice: SLICE, version: VERSIONS.published }),
	'POST /api/composition/reports': () => ({ reports: [] }),

	'POST /api/assistant/messages': () => ({ text: 'Oi', clientId: randomUUID(), zone: 'America/Sao_Paulo' }),
	'POST /api/assistant/messages/:id/proposals/:index': () => ({ accept: true }),
	'PUT /api/assistant/consent': () => ({ list: true }),
	'POST /api/bug-reports': () => ({ description: 'Um botão some.', email: '' }),
	'POST /api/feedback': () => ({ message: 'Gostei!', email: '' }),
}

interface Bytes {
	type: string
	bytes: Buffer
}

const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
	.png()
	.toBuffer()

/** The same for endpoints whose body is a file. */
export const FILES: Readonly<Record<string, Bytes>> = {
	'POST /api/uploads': { type: 'image/png', bytes: picture },
	'POST /api/list-imports': {
		type: 'application/octet-stream',
		bytes: Buffer.from(malFile(malAnime({ series_title: 'Crônicas' }))),
	},
	'PUT /api/releases/:slice/:version/file': { type: 'application/octet-stream', bytes: BEGUN_FILE },
}
