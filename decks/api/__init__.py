"""The site for programs, under /api/: JSON in, JSON out.

A resource reads through queries and changes through the verbs of domain, as pages do. What comes in is checked by the
serializers, which are also what the OpenAPI document is made of; whatever is refused has a code and a sentence
(errors.py). Who asks is known by a token or by the session of a browser (persons.py).
"""
