import type { SampleTitle } from '../types.ts'
import { cartografa, mapaEmBranco } from './a-cartografa-do-reino-que-anda.ts'
import { terceiraInfusao } from './a-terceira-infusao.ts'
import { acaoEReacao } from './acao-e-reacao.ts'
import { dubles } from './acao-os-dubles-de-karasuyama.ts'
import { peixeQueEngoliuOSino, pipaDeCemBracas } from './adventure-films.ts'
import { alfandega, inventario } from './alfandega-de-ceres.ts'
import { antesDaDemolicao } from './antes-da-demolicao.ts'
import { cartasDoFarol } from './cartas-do-farol.ts'
import { chamadaGeral } from './chamada-geral-de-hachijo.ts'
import { clubeDeLeitura } from './clube-de-leitura-dos-viloes-aposentados.ts'
import { cordilheira } from './cordilheira.ts'
import { cozinhaDeBordo } from './cozinha-de-bordo.ts'
import { ampulhetaMolhada, oitoTelhados } from './early-ovas.ts'
import { errata } from './errata.ts'
import { faroisDeNetuno } from './farois-de-netuno.ts'
import { gigantes } from './gigantes-do-arrozal.ts'
import { festaDaColheita, terceiraColheita } from './gigantes-do-arrozal-sequels.ts'
import { guardaNuvens } from './guarda-nuvens.ts'
import { luaDeSegundaMao } from './lua-de-segunda-mao.ts'
import { lequeEBarro } from './o-leque-e-o-barro.ts'
import { sineiro } from './o-sineiro-de-yukinashi.ts'
import { oficina } from './oficina-dos-deuses-menores.ts'
import { pedraGelo } from './pedra-gelo-vassoura.ts'
import { postaRestante } from './posta-restante-de-aoyagi.ts'
import { frenteFria, quarentaPorCento } from './quarenta-por-cento-de-chuva.ts'
import { quedaLivre } from './queda-livre-expressa.ts'
import { ramen } from './ramen-as-tres-da-manha.ts'
import { casamentoEmTresTrens, elevadorParaSetembro } from './romance-films.ts'
import { sindicoTanuki } from './sindico-tanuki.ts'
import { sobrado48 } from './sobrado-48.ts'
import { sombraEmprestada } from './sombra-emprestada.ts'
import { testemunhaDePapel, vinteEDuasHoras } from './suspense-films.ts'
import { terceiraReparticao } from './terceira-reparticao-de-assombros.ts'
import { terraPreta } from './terra-preta-areia-branca.ts'
import { tintaViva } from './tinta-viva.ts'
import { mareBaixa } from './tres-dias-de-mare-baixa.ts'
import { tresMaos } from './tres-maos-para-hisame.ts'
import { vagaoQuatro } from './vagao-quatro.ts'

/** The invented anime, films and OVAs, by id. */
export const ANIME: readonly SampleTitle[] = [
	cartografa,
	postaRestante,
	alfandega,
	guardaNuvens,
	gigantes,
	sobrado48,
	terceiraReparticao,
	lequeEBarro,
	acaoEReacao,
	terceiraInfusao,
	sineiro,
	vagaoQuatro,
	antesDaDemolicao,
	quedaLivre,
	sindicoTanuki,
	clubeDeLeitura,
	luaDeSegundaMao,
	tresMaos,
	chamadaGeral,
	terraPreta,
	quarentaPorCento,
	errata,
	sombraEmprestada,
	mareBaixa,
	pedraGelo,
	oficina,
	cozinhaDeBordo,
	faroisDeNetuno,
	ramen,
	dubles,
	terceiraColheita,
	tintaViva,
	pipaDeCemBracas,
	cordilheira,
	cartasDoFarol,
	elevadorParaSetembro,
	vinteEDuasHoras,
	peixeQueEngoliuOSino,
	casamentoEmTresTrens,
	testemunhaDePapel,
	mapaEmBranco,
	ampulhetaMolhada,
	festaDaColheita,
	oitoTelhados,
	frenteFria,
	inventario,
]
