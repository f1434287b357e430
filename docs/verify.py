#!/usr/bin/env python3
"""Proves exported journals without Circolo: python3 verify.py FILE [CODE]. docs/journal.md says what is computed.

Computes every hash, account and row of a tableau again; with the code of a printed one it prints the rows of the paper.
It needs Python 3.8 and nothing else, and shares nothing with the program that wrote the file."""
import hashlib, json, sys
from collections import Counter

FLOAT = tuple('dotazione: valletto: in-arrivo: mance: orfanelli: custodia cassa-esterna plus-minus differenza-cagnotte'.split())
BANK = ('banco:', 'abbandonate:', 'senza-nome:', 'esito:', 'cagnotte') + FLOAT
# By game: the account of a member's chips, and the accounts that are the club's when a tableau is closed.
GAMES = {'poker': ('resto:', ()), 'chemin-de-fer': ('chips:', ('cagnotte', 'deposito') + FLOAT),
         'black-jack': ('chips:', BANK), 'trente-et-quarante': ('chips:', BANK)}


def must(true, what):
    if not true:
        raise ValueError(what)


def split(amount, weights):
    """In proportion, by the largest remainder; of equal ones the larger weight, then the earlier, comes first."""
    total = sum(weights)
    parts = [amount * weight // total for weight in weights]
    order = sorted(range(len(weights)), key=lambda i: (-(amount * weights[i] % total), -weights[i], i))
    for i in order[:amount - sum(parts)]:
        parts[i] += 1
    return parts


class Evening:
    def __init__(self, head):
        self.head, self.hash, self.position, self.command, self.withheld = head, '', 0, None, 0
        self.balance, self.drawn, self.notes, self.unfollowed = Counter(), Counter(), Counter(), False
        self.closing, self.tableaux = [], []
        self.purse, self.kept = GAMES[head['game']]

    def take(self, row):
        """The next event: its place in the chain, and the chips that it moves."""
        if row['commandId'] != self.command:
            self.seal()
        self.position, self.command = self.position + 1, row['commandId']
        must(row['position'] == self.position, 'an event is missing')
        if row['event'] is None:
            self.withheld, self.hash = self.withheld + 1, row['hash']
            return
        parts = self.hash, *(row[key] for key in ('position', 'commandId', 'at', 'by', 'type', 'event'))
        self.hash = hashlib.sha256('\n'.join(map(str, parts)).encode()).hexdigest()
        must(row['hash'] == self.hash, 'the event does not have its hash')
        event = json.loads(row['event'])
        book = event.get('book', event.get('table', ''))
        must(event['type'] == row['type'], 'the event is of another type')
        (self.close if event['type'] == 'tableauClosed' else self.move)(event, book)

    def move(self, event, book):
        for move in event.get('transfers', ()):
            source, to, chips = move['from'], move['to'], move['chips']
            must(type(chips) is int and chips > 0 and source != to, 'a transfer moves nothing')
            for name, other, signed in ((to, source, chips), (source, to, -chips)):
                self.balance[book, name] += signed
                if other == 'cassa' and name.startswith(self.purse) and 'casse' not in event:
                    self.drawn[book, name] += signed
        for draw in (*event.get('draws', ()), *event.get('casse', ())):
            self.drawn[book, self.purse + draw['member']] += draw['chips']
        kind = event['type']
        if 'banknotesTaken' in (kind, event.get('what')) and event['member'] is None:
            self.notes[book] += event['chips'] if kind == 'banknotesTaken' else -event['banknotes']
        self.unfollowed |= kind in ('levelSet', 'tableProposed') and event.get('settings', event)['level'] == 1
        for one in self.tableaux:
            one['reopened'] |= kind == 'tableauReopened' and one['book'] == book

    def within(self, chips, book, names=''):
        return [held for (where, name), held in chips.items() if where == book and name.startswith(names)]

    def close(self, event, book):
        """The rows from transfers alone: drawn before the closing, counted in it; then the imbalance is shared out."""
        names = [(book, self.purse + row['member']) for row in event['rows']]
        drawn = [self.drawn[name] for name in names]
        must(sum(drawn) == sum(self.within(self.drawn, book)), 'a row is missing')
        club = sum(self.within(self.balance, book, self.kept)) - self.notes[book]
        self.move(event, book)
        must(not any(self.within(self.balance, book)), 'an account is not at zero after the closing')
        counted = [before - self.drawn[name] for before, name in zip(drawn, names)]
        results = [after - before for before, after in zip(drawn, counted)]
        club = -sum(results) if self.unfollowed and self.kept is BANK else club
        imbalance = -sum(results) - club
        side = 1 if imbalance > 0 else -1
        weights = [max(0, -side * result) for result in results]
        shares = [side * part for part in split(abs(imbalance), weights)] if imbalance and sum(weights) else [0] * len(names)
        rows = [(*row, row[2] + row[3]) for row in zip(drawn, counted, results, shares)]
        said = [tuple(row[key] for key in ('drawn', 'counted', 'result', 'shareChips', 'final')) for row in event['rows']]
        must(rows == said, f'the rows should be {rows}')
        must(imbalance == event.get('gap', event.get('imbalance')), f'the imbalance should be {imbalance}')
        club, keys = -sum(row[-1] for row in rows), ('club', 'tax', 'deposits')
        ours = sum(event.get(key, 0) for key in keys) - event.get('notes', 0)
        must(club == ours, f'the club should have {club}')
        self.closing.append({'book': book, 'rows': rows, 'club': club, 'reopened': False, **self.head})

    def seal(self):
        """The code of a tableau is the hash of the last event of the command that closed it."""
        self.tableaux += [{**one, 'code': self.hash} for one in self.closing]
        self.closing = []

    def end(self):
        self.seal()
        must((self.head['events'], self.head['hash']) == (self.position, self.hash), 'the journal ends elsewhere')


def proven(file):
    """The head of the file and its evenings, all proven. The last line has the digest of the others."""
    head, evenings, digest, ended = None, [], hashlib.sha256(), False
    for number, line in enumerate(file, 1):
        try:
            must(not ended, 'something follows the end')
            row = json.loads(line.decode())
            if 'position' in row:
                evenings[-1].take(row)
            elif number == 1:
                head = row
                must(row['format'] == 1, 'this is another format')
            else:
                for one in evenings[-1:]:
                    one.end()
                ended = 'sha256' in row
                must(not ended or row['sha256'] == digest.hexdigest(), 'the file is not as it was written')
                evenings += [] if ended else [Evening(row)]
        except Exception as error:
            raise ValueError(f'line {number}: {error if type(error) is ValueError else repr(error)}') from error
        digest.update(line)
    must(ended, 'the end of the file is missing')
    return head, evenings


def main(file, code=None):
    head, evenings = proven(sys.stdin.buffer if file == '-' else open(file, 'rb'))
    told = [one for evening in evenings for one in evening.tableaux if code in (None, one['code'])]
    must(told or code is None, f'no tableau has the code {code}')
    for one in told:
        print(one['code'], one['day'], one['title'], one['book'], 'reopened later' if one['reopened'] else '')
        for row in one['rows'] if code else ():
            print(*(f'{chips / 10 ** head["decimals"]:12.{head["decimals"]}f}' for chips in row))
    events, withheld = (sum(getattr(one, name) for one in evenings) for name in ('position', 'withheld'))
    print(f'all agrees: {len(evenings)} evenings, {events} events, {withheld} of them withheld')


if __name__ == '__main__':
    try:
        main(*sys.argv[1:]) if 2 <= len(sys.argv) <= 3 else sys.exit(__doc__)
    except (OSError, ValueError) as error:
        sys.exit(f'WRONG: {error}')
