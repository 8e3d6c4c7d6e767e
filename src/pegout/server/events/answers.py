"""What became of the records, as it is answered."""

from pegout.server.events import wire as w
from pegout.services.events.keeper import Answer


def answer_seen(answer: Answer) -> w.RecordAnswer:
    why = answer.refused
    if why is None:
        return w.RecordAnswer(answer.id, answer.record, None, answer.key, asked=answer.asked)
    return w.RecordAnswer(
        answer.id, answer.record, why.message, answer.key, why.field, answer.asked, why.code, why.values
    )
